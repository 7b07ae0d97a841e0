import { addressesIn } from './address.ts';
import { isPersonName } from './person-name.ts';
import type { Rows } from './read-table.ts';

/** Letters, digits and signs mixed as rules for passwords ask for, or no address that can exist. */
const ODD = /^\p{Lu}@|^[^.@_-]*[\p{Ll}\d]\p{Lu}|^[^@]*\p{L}\d+\p{L}|^[^@]*[!#$%^&*?=~{}]/u;
const isOdd = (text: string, isAlone: boolean) =>
  !/[\s\u21B5]/.test(text) && (ODD.test(text) || !(isAlone || isPersonName(text)));

interface Contents {
  readonly index: number;
  readonly filled: number;
  readonly addresses: number;
  readonly odd: number;
  /** Addresses at a domain that another one of the column has too. */
  readonly shared: number;
}

function contentsOf(rows: Rows): readonly Contents[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    const found = cells.flatMap((cell) => addressesIn(cell).map(({ address }) => address));
    const domains = found.map((address) => address.slice(address.indexOf('@')).toLowerCase());
    const counts = new Map<string, number>();
    for (const domain of domains) counts.set(domain, (counts.get(domain) ?? 0) + 1);
    return {
      index,
      filled: cells.length,
      addresses: found.length,
      odd: cells.filter(
        (cell) => cell.includes('@') && isOdd(addressesIn(cell)[0]?.address ?? cell, rows.length === 1),
      ).length,
      shared: domains.filter((domain) => (counts.get(domain) ?? 0) > 1).length,
    };
  });
}

/** The columns of which what resembles addresses can be passwords, beside a column of addresses. */
export function weakColumns(rows: Rows): Set<number> {
  const columns = contentsOf(rows).filter(({ addresses }) => addresses > 0);
  const isWeak = (column: Contents) =>
    column.shared === 0 &&
    columns.some(
      (other) =>
        other !== column &&
        other.odd === 0 &&
        other.addresses >= other.filled / 2 &&
        (column.odd > column.addresses / 2 || (other.shared === other.addresses && column.odd > 0)),
    );
  return new Set(columns.filter(isWeak).map(({ index }) => index));
}

const USER_NAME = /^(?=.*\p{Ll})[\p{Ll}\d][\p{Ll}\d._-]*$/u;

/** The first column of user names, if what resembles addresses behind it can only be passwords. */
export function userNameColumn(rows: Rows): number | null {
  const columns = contentsOf(rows);
  const secret = columns.find(({ addresses }) => addresses > 0);
  if (rows.length < 2 || !secret || columns.some(({ addresses, odd }) => odd < addresses)) return null;
  for (const { index, filled } of columns.slice(0, secret.index)) {
    const names = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    if (filled > 1 && names.every((name) => USER_NAME.test(name)) && new Set(names).size === filled)
      return index;
  }
  return null;
}
