export interface ChildOptions {
  /** Working folder. */
  folder: string;
  /** Added to this process's environment. */
  environment?: Readonly<Record<string, string>>;
  /** Whether the output is collected, besides being printed as it comes. @default false */
  isOutputKept?: boolean;
  /** Whether output that is collected is printed as well. @default true */
  isPrinted?: boolean;
}

export interface ChildEnd {
  /** Exit code; 128 + the signal's number where a signal ended the child, 127 where there is no such command. */
  code: number;
  /** Whether this process was asked to end meanwhile, by Ctrl-C or a signal. */
  isInterrupted: boolean;
  /** Standard output and error as they came; empty unless `isOutputKept`. */
  output: string;
}

/** Runs a command to its end and passes SIGINT, SIGTERM and SIGHUP on to it. Never rejects. */
export function runChild(
  command: string,
  commandArguments: readonly string[],
  options: ChildOptions,
): Promise<ChildEnd>;
