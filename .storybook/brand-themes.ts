import { create, type ThemeVars } from 'storybook/theming';

const brand = {
  brandTitle: 'Timemap Admin',
  brandImage: './brand.svg',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: 'system-ui, sans-serif',
  fontCode: 'ui-monospace, monospace',
  colorPrimary: '#3e63dd',
  appBorderRadius: 8,
  inputBorderRadius: 6,
} as const;

/** Storybook takes no custom properties, so these are values of `tokens.css`. */
export const brandThemes: Readonly<Record<'light' | 'dark', ThemeVars>> = {
  light: create({
    ...brand,
    base: 'light',
    colorSecondary: '#3a5bc7',
    appBg: '#f4f4f7',
    appContentBg: '#fcfcfd',
    appPreviewBg: '#fcfcfd',
    appBorderColor: '#d9d9e0',
    barBg: '#ffffff',
    textColor: '#1c2024',
    textMutedColor: '#60646c',
    barTextColor: '#60646c',
    barSelectedColor: '#3a5bc7',
    barHoverColor: '#3a5bc7',
    inputBorder: '#878a94',
  }),
  dark: create({
    ...brand,
    base: 'dark',
    colorSecondary: '#9eb1ff',
    appBg: '#0b0b0d',
    appContentBg: '#111113',
    appPreviewBg: '#111113',
    appBorderColor: '#363a3f',
    barBg: '#18191b',
    textColor: '#edeef0',
    textMutedColor: '#b0b4ba',
    barTextColor: '#b0b4ba',
    barSelectedColor: '#9eb1ff',
    barHoverColor: '#9eb1ff',
    inputBg: '#0e0e10',
    inputBorder: '#6f747d',
  }),
};
