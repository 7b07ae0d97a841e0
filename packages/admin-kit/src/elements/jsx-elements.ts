import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AdminElementEventMap, AdminElementTagNameMap } from './element-types.ts';

type AttributeName<Property extends string> = Property extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${AttributeName<Rest>}`
  : Property;

/** React leaves an attribute out where it is false, and then the screen decides. */
type AttributeValue<Value> = Value extends boolean ? true | 'true' | 'false' : Exclude<Value, null>;

/**
 * What an element takes in JSX. Attributes, which are there before the element is defined and in the HTML of a server;
 * the `configuration` is no attribute: give it by a `ref`.
 */
export type AdminElementAttributes<Tag extends keyof AdminElementTagNameMap> = DetailedHTMLProps<
  HTMLAttributes<AdminElementTagNameMap[Tag]>,
  AdminElementTagNameMap[Tag]
> & {
  [Name in Exclude<
    keyof AdminElementTagNameMap[Tag] & string,
    keyof HTMLElement | 'configuration'
  > as AttributeName<Name>]?: AttributeValue<AdminElementTagNameMap[Tag][Name]> | undefined;
} & {
  [Name in keyof AdminElementEventMap as `on${Name}`]?:
    | ((event: AdminElementEventMap[Name]) => void)
    | undefined;
};

type AdminElements = { [Tag in keyof AdminElementTagNameMap]: AdminElementAttributes<Tag> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends AdminElements {}
  }
}
