/**
 * Whether the description of a picture names the file it came from, as programs write it on their own: the name alone, a
 * place, or a sentence with the name in it. Nobody typed it, and it may hold the name of whoever took the picture.
 */
export const namesFile = (description: string): boolean =>
  /\\|:\/|\.(?:jpe?g|png|gif|bmp|tiff?|webp|heic|heif|emf|wmf|svg)(?![a-z0-9])/i.test(description);
