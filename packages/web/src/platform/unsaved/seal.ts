import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

const NONCE_BYTES = 24;
const PIECE = 0x8000;

/** Encrypts text for this device; `name` is its storage key, and text copied to another key cannot be decrypted. */
export type Seal = {
  close: (text: string, name: string) => string;
  /** Undefined for text that this key did not encrypt. */
  open: (sealed: string, name: string) => string | undefined;
  closeBytes: (bytes: Uint8Array, name: string) => Uint8Array<ArrayBuffer>;
  openBytes: (sealed: Uint8Array, name: string) => Uint8Array<ArrayBuffer> | undefined;
};

const toText = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return btoa(text);
};

const toBytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Decodes the key that the server sends. */
export const keyOfText = (base64url: string): Uint8Array =>
  toBytes(base64url.replaceAll('-', '+').replaceAll('_', '/'));

/**
 * Not with the browser's own cryptography, which is asynchronous: the latest text must be stored before the page is
 * closed (decisions/0032-encrypt-unsaved-texts-on-the-device.md).
 */
export const createSeal = (key: Uint8Array): Seal => {
  const cipher = (nonce: Uint8Array, name: string) => xchacha20poly1305(key, nonce, new TextEncoder().encode(name));
  const newNonce = () => crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  return {
    close: (text, name) => {
      const nonce = newNonce();
      return `${toText(nonce)}.${toText(cipher(nonce, name).encrypt(new TextEncoder().encode(text)))}`;
    },
    open: (sealed, name) => {
      const [nonce = '', content = ''] = sealed.split('.');
      try {
        return new TextDecoder().decode(cipher(toBytes(nonce), name).decrypt(toBytes(content)));
      } catch {
        return undefined;
      }
    },
    closeBytes: (bytes, name) => {
      const nonce = newNonce();
      const content = cipher(nonce, name).encrypt(bytes);
      const sealed = new Uint8Array(NONCE_BYTES + content.length);
      sealed.set(nonce);
      sealed.set(content, NONCE_BYTES);
      return sealed;
    },
    openBytes: (sealed, name) => {
      try {
        return new Uint8Array(cipher(sealed.subarray(0, NONCE_BYTES), name).decrypt(sealed.subarray(NONCE_BYTES)));
      } catch {
        return undefined;
      }
    },
  };
};
