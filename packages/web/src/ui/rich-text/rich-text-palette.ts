/** Fonts that are installed in Korean offices; the first is the page's own and adds no style to the text. */
export const fonts = [
  { name: 'pretendard', family: '' },
  { name: 'batang', family: 'Batang, AppleMyungjo, serif' },
  { name: 'dotum', family: 'Dotum, AppleGothic, sans-serif' },
  { name: 'gulim', family: 'Gulim, AppleGothic, sans-serif' },
  { name: 'gungsuh', family: 'Gungsuh, AppleMyungjo, serif' },
  { name: 'malgun', family: 'Malgun Gothic, AppleGothic, sans-serif' },
] as const;

export const sizes = [9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28, 32].map((size) => `${size}px`);

/** Text colours, each readable in light and dark mode. */
export const inks = [
  { name: 'red', value: '#d6336c' },
  { name: 'orange', value: '#d9480f' },
  { name: 'green', value: '#2b8a3e' },
  { name: 'blue', value: '#1c7ed6' },
  { name: 'violet', value: '#7048e8' },
  { name: 'grey', value: '#868e96' },
] as const;

/** Highlight colours, translucent so that text on them stays readable in light and dark mode. */
export const markers = [
  { name: 'yellow', value: 'rgba(255, 212, 59, 0.5)' },
  { name: 'green', value: 'rgba(105, 219, 124, 0.45)' },
  { name: 'blue', value: 'rgba(116, 192, 252, 0.45)' },
  { name: 'pink', value: 'rgba(250, 162, 193, 0.5)' },
  { name: 'grey', value: 'rgba(173, 181, 189, 0.45)' },
] as const;

export type Swatch = (typeof inks)[number] | (typeof markers)[number];
