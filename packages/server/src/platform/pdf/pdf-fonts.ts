import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { resolve } = createRequire(import.meta.url);

const pretendard = ['Regular', 'SemiBold', 'Bold'].map((weight) =>
  resolve(`pretendard/dist/public/static/Pretendard-${weight}.otf`),
);

// Its package names no font file, only its entry.
const koreanFolder = join(dirname(resolve('@embedpdf/fonts-kr')), '../fonts');
const korean = ['Regular', 'Bold'].map((weight) => join(koreanFolder, `NotoSansKR-${weight}.otf`));

const emoji = ['400Regular/NotoEmoji_400Regular', '700Bold/NotoEmoji_700Bold'].map((name) =>
  resolve(`@expo-google-fonts/noto-emoji/${name}.ttf`),
);

const dejavu = ['DejaVuSans', 'DejaVuSans-Bold', 'DejaVuSansMono', 'DejaVuSansMono-Bold'].map((name) =>
  resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`),
);

/**
 * Pretendard for most text, Noto Sans Korean for hanja and East Asian symbols, Noto Emoji, and DejaVu for other
 * alphabets and mathematics. Each is loaded only when a document needs it.
 */
export const fontPaths: string[] = [...pretendard, ...korean, ...emoji, ...dejavu];
