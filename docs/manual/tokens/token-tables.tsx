import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { isColor, tokens } from './all-tokens.ts';
import './token-tables.css';

type Theme = 'light' | 'dark';

/** Of text, by WCAG 2.2. */
const LEAST_CONTRAST = 4.5;

/** The tokens whose names begin so. */
const startingWith = (...starts: string[]) =>
  tokens.filter(([name]) => starts.some((start) => name.startsWith(`--ak-${start}`)));

/** Text, and the surface it is written on, with the contrast WCAG asks of them. */
const pairs: readonly (readonly [text: string, surface: string])[] = [
  ['text', 'surface'],
  ['text', 'surface-sunken'],
  ['text', 'surface-overlay'],
  ['text-muted', 'surface'],
  ['text-muted', 'surface-sunken'],
  ['on-accent', 'accent'],
  ['accent-text', 'accent-soft'],
  ['on-danger', 'danger'],
  ['danger-text', 'danger-soft'],
  ['warning-text', 'warning-soft'],
  ['success-text', 'success-soft'],
  ['text-inverse', 'surface-inverse'],
];

/** Every color in both themes, with its value as the browser computes it. */
export function Swatches() {
  return (
    <BothThemes>
      {() => (
        <ul className="token-swatches">
          {tokens
            .filter(([, value]) => isColor(value))
            .map(([name]) => (
              <Swatch key={name} name={name} />
            ))}
        </ul>
      )}
    </BothThemes>
  );
}

/** Texts on their surfaces with the contrast that the page measures, under these tokens. */
export function Contrasts({ style }: { style?: CSSProperties }) {
  return (
    // Another key measures again.
    <BothThemes key={JSON.stringify(style)} style={style}>
      {(theme) => (
        <ul className="token-pairs">
          {pairs.map(([text, surface]) => (
            <Contrast key={`${text} ${surface}`} text={text} surface={surface} theme={theme} />
          ))}
        </ul>
      )}
    </BothThemes>
  );
}

/** Each size of text, in its own size. */
export function TypeSizes() {
  return (
    <Sample rows={startingWith('size-')}>
      {(name) => <span style={{ fontSize: `var(${name})` }}>Faculty of Arts, 12 of 10 seats</span>}
    </Sample>
  );
}

/** Each distance, drawn. */
export function Spaces() {
  return (
    <Sample rows={startingWith('space-')}>
      {(name) => <span className="token-bar" style={{ inlineSize: `var(${name})` }} />}
    </Sample>
  );
}

/** Each radius, drawn. */
export function Radii() {
  return (
    <Sample rows={startingWith('radius')}>
      {(name) => <span className="token-corner" style={{ borderRadius: `var(${name})` }} />}
    </Sample>
  );
}

/** Everything that is not a color and is not drawn above. */
export function OtherTokens() {
  const drawn = startingWith('size-', 'space-', 'radius');
  return <Sample rows={tokens.filter((token) => !isColor(token[1]) && !drawn.includes(token))} />;
}

interface SampleProps {
  rows: readonly (readonly [name: string, value: string])[];
  children?: (name: string) => ReactNode;
}

function Sample({ rows, children }: SampleProps) {
  return (
    <table className="ak-root token-table sb-unstyled">
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          {children && <th scope="col">Looks like</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>
              <code>{value}</code>
            </td>
            {children && <td>{children(name)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface BothThemesProps {
  style?: CSSProperties | undefined;
  children: (theme: Theme) => ReactNode;
}

function BothThemes({ style, children }: BothThemesProps) {
  return (
    <div className="token-themes">
      {(['light', 'dark'] as const).map((theme) => (
        <section
          key={theme}
          className="ak-root token-theme sb-unstyled"
          data-theme={theme}
          style={style}
          aria-label={theme}
        >
          <p className="token-theme-name">{theme === 'light' ? 'Light' : 'Dark'}</p>
          {children(theme)}
        </section>
      ))}
    </div>
  );
}

function Swatch({ name }: { name: string }) {
  const sample = useRef<HTMLSpanElement>(null);
  const [value, setValue] = useState('');
  useLayoutEffect(() => {
    if (sample.current) setValue(hexOf(getComputedStyle(sample.current).backgroundColor));
  }, []);
  return (
    <li>
      <span ref={sample} className="token-swatch" style={{ background: `var(${name})` }} />
      <code>{name}</code>
      <code className="token-value">{value}</code>
    </li>
  );
}

function Contrast({ text, surface, theme }: { text: string; surface: string; theme: Theme }) {
  const sample = useRef<HTMLSpanElement>(null);
  const [ratio, setRatio] = useState<number | null>(null);
  useLayoutEffect(() => {
    if (!sample.current) return;
    const { color, backgroundColor } = getComputedStyle(sample.current);
    setRatio(contrastOf(color, backgroundColor));
  }, []);
  return (
    <li>
      <span
        ref={sample}
        className="token-pair"
        style={{ color: `var(--ak-${text})`, background: `var(--ak-${surface})` }}
      >
        {text} on {surface}
      </span>
      <output
        aria-label={`${text} on ${surface}, ${theme}`}
        className={ratio !== null && ratio < LEAST_CONTRAST ? 'token-low' : undefined}
      >
        {ratio?.toFixed(1)} : 1
      </output>
    </li>
  );
}

/** A browser may write any color space, so the color is drawn: red, green, blue and opacity, 0 to 255. */
function painted(color: string): readonly number[] {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return [];
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data];
}

/** '#3e63dd', with its opacity in percent where it is not opaque. */
function hexOf(color: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 0] = painted(color);
  const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return alpha === 255 ? `#${hex}` : `#${hex} ${Math.round((alpha / 255) * 100)} %`;
}

/** The ratio of WCAG 2.2, of two opaque colors as the browser writes them. */
function contrastOf(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = painted(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
