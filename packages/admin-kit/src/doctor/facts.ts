/** What the page does not show. */
export interface Facts {
  readonly queryClient?: object;
  /** A dialog, menu or message. What the page shows above an older one is the page's business. */
  readonly opened?: Element;
  /** The zone that the host gives, and that of the server which wrote the first HTML. */
  readonly timeZone?: string | undefined;
  readonly serverTimeZone?: string | undefined;
  /** React shows a component that calls the hooks of another React. */
  readonly isOtherReact?: true;
}

export interface Finding {
  /** What is wrong, as a sentence. */
  readonly cause: string;
  /** The line to change. */
  readonly change: string;
}
