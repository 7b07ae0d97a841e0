import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import type { Guard } from './guard-table.ts';
import { without } from './guard-table.ts';

const { readFileSync } = fs;
const guard = JSON.parse(process.env.WITHOUT_GUARD ?? 'null') as Omit<Guard, 'id' | 'test'> | null;

fs.readFileSync = ((...request: Parameters<typeof readFileSync>) => {
  const read = readFileSync(...request);
  return guard && typeof read === 'string' && String(request[0]) === guard.file ? without(guard, read) : read;
}) as typeof readFileSync;
syncBuiltinESMExports();
