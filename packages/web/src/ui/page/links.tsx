import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type LinkAttributes<Own> = Own &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Own> & { ref?: Ref<HTMLAnchorElement> };

const AnchorElement = (props: LinkAttributes<Omit<AnchorProps, 'href'>>) => <Anchor {...props} />;
const ButtonElement = (props: LinkAttributes<ButtonProps>) => <Button component="a" {...props} />;

/** A link in a text, to a typed route of the portal. */
export const TextLink = createLink(AnchorElement);

/** A link that looks like a button. */
export const ButtonLink = createLink(ButtonElement);
