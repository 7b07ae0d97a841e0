export interface ChildOptions {
  folder: string;
  environment?: Readonly<Record<string, string>>;
  /** Also prints the output as it comes. @default false */
  isOutputKept?: boolean;
  /** Whether collected output is printed too. @default true */
  isPrinted?: boolean;
}

export interface ChildEnd {
  /** 128 + the signal's number if a signal ended the child, 127 if the command does not exist. */
  code: number;
  isInterrupted: boolean;
  output: string;
}

/** Passes SIGINT, SIGTERM and SIGHUP on to the command. Never rejects. */
export function runChild(
  command: string,
  commandArguments: readonly string[],
  options: ChildOptions,
): Promise<ChildEnd>;
