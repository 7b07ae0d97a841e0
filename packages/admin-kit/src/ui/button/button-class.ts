import { cva, type VariantProps } from 'class-variance-authority';

export const buttonClass = cva('ak-button', {
  variants: {
    variant: {
      primary: 'ak-button--primary',
      secondary: 'ak-button--secondary',
      quiet: 'ak-button--quiet',
      danger: 'ak-button--danger',
      'danger-quiet': 'ak-button--danger-quiet',
    },
    size: { small: 'ak-button--small', medium: null },
    isIconOnly: { true: 'ak-button--icon-only', false: null },
  },
  defaultVariants: { variant: 'secondary', size: 'medium', isIconOnly: false },
});

/** One primary per view; danger only where the danger is the point of the dialog. */
export type ButtonVariant = NonNullable<VariantProps<typeof buttonClass>['variant']>;
export type ButtonSize = NonNullable<VariantProps<typeof buttonClass>['size']>;
