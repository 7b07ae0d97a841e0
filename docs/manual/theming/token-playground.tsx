import { Button, CopyButton } from '@timemap/admin-kit/ui/button';
import { SearchField } from '@timemap/admin-kit/ui/field';
import { AdminKitRoot } from '@timemap/admin-kit/ui/kit-root';
import { type CSSProperties, useState } from 'react';
import { isColor, tokens } from '../tokens/all-tokens.ts';
import { Contrasts } from '../tokens/token-tables.tsx';
import { Specimen } from './specimen.tsx';
import './token-playground.css';

/** The values that differ from the sheet, by token. */
type Changes = Readonly<Record<string, string>>;

const BRAND = '--ak-brand';
const start: Changes = { [BRAND]: '#0f766e' };

const cssOf = (changes: Changes) =>
  `.ak-root {\n${Object.entries(changes)
    .map(([name, value]) => `  ${name}: ${value};\n`)
    .join('')}}\n`;

/** Every token with its control, the parts under the changed ones in both themes, and the sheet that does it. */
export function TokenPlayground() {
  const [changes, setChanges] = useState(start);
  const [filter, setFilter] = useState('');
  const change = (name: string, value: string) => setChanges((before) => ({ ...before, [name]: value }));
  const style = changes as CSSProperties;
  const css = cssOf(changes);
  const shown = tokens.filter(([name]) => name.includes(filter.trim().toLowerCase()));
  return (
    <div className="token-playground">
      <form
        className="token-playground-tokens"
        aria-label="Tokens"
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="token-playground-row">
          <code>{BRAND}</code>
          <input
            type="color"
            value={changes[BRAND] ?? '#3e63dd'}
            onChange={({ target }) => change(BRAND, target.value)}
          />
        </label>
        <SearchField
          label="Filter tokens"
          placeholder="Filter tokens"
          value={filter}
          onValueChange={setFilter}
        />
        <div className="token-playground-list">
          {shown.map(([name, value]) => (
            <TokenRow
              key={name}
              name={name}
              value={changes[name] ?? value}
              isColor={isColor(value)}
              onChange={(next) => change(name, next)}
            />
          ))}
        </div>
      </form>
      <div className="token-playground-result">
        <div className="token-playground-themes">
          {(['light', 'dark'] as const).map((theme) => (
            <AdminKitRoot key={theme} theme={theme} style={style}>
              <Specimen theme={theme} />
            </AdminKitRoot>
          ))}
        </div>
        <div className="token-playground-css">
          <pre>{css}</pre>
          <div className="token-playground-acts">
            <CopyButton label="Copy CSS" text={css} />
            <Button size="small" onClick={() => setChanges({})}>
              Reset
            </Button>
          </div>
        </div>
        <Contrasts style={style} />
      </div>
    </div>
  );
}

interface TokenRowProps {
  name: string;
  value: string;
  isColor: boolean;
  onChange: (value: string) => void;
}

const PAIR = /light-dark\((#[0-9a-f]{6})[0-9a-f]*, (#[0-9a-f]{6})[0-9a-f]*\)/;
const MOST_PX = 64;

function TokenRow({ name, value, isColor: hasColors, onChange }: TokenRowProps) {
  const [, light, dark] = (hasColors && PAIR.exec(value)) || [];
  if (light !== undefined && dark !== undefined)
    return (
      <div className="token-playground-row">
        <code>{name}</code>
        <input
          type="color"
          aria-label={`${name} in light`}
          value={light}
          onChange={({ target }) => onChange(`light-dark(${target.value}, ${dark})`)}
        />
        <input
          type="color"
          aria-label={`${name} in dark`}
          value={dark}
          onChange={({ target }) => onChange(`light-dark(${light}, ${target.value})`)}
        />
      </div>
    );
  const [, px] = /^(\d+)px$/.exec(value) ?? [];
  const isRange = px !== undefined && Number(px) <= MOST_PX;
  return (
    <div className="token-playground-row">
      <code>{name}</code>
      {isRange ? (
        <>
          <input
            type="range"
            aria-label={name}
            max={MOST_PX}
            value={px}
            onChange={({ target }) => onChange(`${target.value}px`)}
          />
          <output>{value}</output>
        </>
      ) : (
        <input
          className="token-playground-text"
          aria-label={name}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
