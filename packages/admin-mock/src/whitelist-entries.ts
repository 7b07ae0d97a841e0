import { removeWhere } from './db.ts';
import { invalid, notFound } from './refusal.ts';

export function addEntry(entries: string[], entry: string): void {
  if (entry.trim() === '') throw invalid('The entry is blank.');
  if (entries.includes(entry)) throw invalid(`${entry} is already on the whitelist.`);
  entries.push(entry);
}

export function removeEntry(entries: string[], entry: string): void {
  if (removeWhere(entries, (other) => other === entry) === 0) throw notFound('entry on the whitelist');
}
