import { join, resolve } from 'node:path';
import { type CompileDocArgs, NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { ImageSize } from './image-size.ts';
import { fontPaths } from './pdf-fonts.ts';
import { usableImages } from './usable-images.ts';

/** `data` is JSON text, which the template reads from `sys.inputs.data`, so that it can never become markup. */
export type TypesetJob = { template: string; data: string; images: Map<string, Uint8Array> };

/** The root folder of the templates of all areas and of what they share. */
const workspace = resolve(import.meta.dirname, '../..');

const explain = (compiler: NodeCompiler, result: ReturnType<NodeCompiler['compile']>): Error => {
  const diagnostics = result.takeDiagnostics();
  const messages = diagnostics ? compiler.fetchDiagnostics(diagnostics) : [];
  return new Error(`Typst refused the document: ${JSON.stringify(messages).slice(0, 2000)}`);
};

const toPdf = (compiler: NodeCompiler, document: CompileDocArgs): Uint8Array => {
  const compiled = compiler.compile(document);
  if (compiled.hasError() || !compiled.result) throw explain(compiler, compiled);
  return compiler.pdf(compiled.result, { pdfTags: true });
};

const isDecodable = (compiler: NodeCompiler, key: string): boolean => {
  try {
    return toPdf(compiler, { mainFileContent: `#image("/images/${key}")` }).length > 0;
  } catch {
    return false;
  }
};

/** Sets documents one after the other, in this thread. Templates find a picture at `/images/<key>`. */
export const createTypesetter = () => {
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] });

  return ({ template, data, images }: TypesetJob): Uint8Array => {
    const usable = usableImages(images);
    const set = (sizes: Map<string, ImageSize>) =>
      toPdf(compiler, {
        mainFilePath: template,
        inputs: { data, images: JSON.stringify(Object.fromEntries(sizes)) },
        resetRead: true,
      });
    for (const key of usable.keys())
      compiler.mapShadow(join(workspace, 'images', key), Buffer.from(images.get(key) ?? []));
    try {
      return set(usable);
    } catch (error) {
      // A picture with a valid header and a damaged body is detected only by decoding.
      const decodable = new Map([...usable].filter(([key]) => isDecodable(compiler, key)));
      if (decodable.size === usable.size) throw error;
      return set(decodable);
    } finally {
      compiler.resetShadow();
      compiler.evictCache(2);
    }
  };
};
