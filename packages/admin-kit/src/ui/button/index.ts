export type { ButtonProps, ButtonSize, ButtonVariant } from './button.tsx';
export { Button, buttonClass } from './button.tsx';
export type { ButtonLinkProps } from './button-link.tsx';
export { ButtonLink } from './button-link.tsx';
export type { CopyButtonProps } from './copy-button.tsx';
export { CopyButton } from './copy-button.tsx';
export type { IconButtonProps } from './icon-button.tsx';
export { IconButton } from './icon-button.tsx';
