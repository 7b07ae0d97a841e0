#!/usr/bin/env node
import { resolve } from 'node:path';
import { projectFindings } from './project-findings.ts';

const [, , command, folder = '.'] = process.argv;
const say = (text: string) => process.stdout.write(`${text}\n`);

if (command !== 'doctor') {
  say('npx @timemap/admin-kit doctor [folder]: names what in a project keeps the screens from working.');
  process.exitCode = command === undefined || command === '--help' ? 0 : 1;
} else {
  const findings = projectFindings(resolve(folder));
  for (const { cause, change } of findings) say(`${cause}\nChange: ${change}\n`);
  if (findings.length > 0) process.exitCode = 1;
  else say('Nothing found. What only a page can show is on its console, in development.');
}
