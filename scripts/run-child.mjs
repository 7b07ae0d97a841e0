import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const FORWARDED = ['SIGINT', 'SIGTERM', 'SIGHUP'];

export function runChild(
  command,
  commandArguments,
  { folder, environment, isOutputKept = false, isPrinted = true },
) {
  const child = spawn(command, commandArguments, {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: isOutputKept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    // On Windows the commands of npm and of packages are .cmd files, which only a shell runs.
    shell: process.platform === 'win32' && !command.endsWith('.exe'),
  });

  let output = '';
  const keep = (stream) => (chunk) => {
    output += chunk;
    if (isPrinted) stream.write(chunk);
  };
  child.stdout?.setEncoding('utf8').on('data', keep(process.stdout));
  child.stderr?.setEncoding('utf8').on('data', keep(process.stderr));

  let isInterrupted = false;
  const forward = (signal) => {
    isInterrupted = true;
    // Ctrl-C in a terminal also reaches the child; a second signal would interrupt its clean exit.
    if (!(signal === 'SIGINT' && process.stdin.isTTY)) child.kill(signal);
  };
  for (const signal of FORWARDED) process.on(signal, forward);

  return new Promise((resolve) => {
    const end = (code) => {
      for (const name of FORWARDED) process.off(name, forward);
      resolve({ code, isInterrupted, output });
    };
    child.on('error', (error) => {
      output += error.message;
      end(127);
    });
    child.on('close', (code, signal) =>
      end(signal === null ? code : 128 + constants.signals[signal], signal),
    );
  });
}
