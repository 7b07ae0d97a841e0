import { ProjectRolesPanel } from '@timemap/admin-kit/project-roles';
import { smallProjects } from '@timemap/admin-mock';
import { type CSSProperties, useState } from 'react';
import './token-playground.css';

const start = {
  '--ak-brand': '#0f766e',
  '--ak-radius': '6',
  '--ak-text-base': '16',
} as const;

type Token = keyof typeof start;
const pixels: Readonly<Partial<Record<Token, readonly [least: number, most: number]>>> = {
  '--ak-radius': [0, 14],
  '--ak-text-base': [13, 22],
};

/** The roles panel under the tokens one picks beside it. */
export function TokenPlayground() {
  const [tokens, setTokens] = useState<Record<Token, string>>(start);
  const names = Object.keys(start) as Token[];
  const style = Object.fromEntries(
    names.map((name) => [name, pixels[name] ? `${tokens[name]}px` : tokens[name]]),
  ) as CSSProperties;
  return (
    <div className="token-playground">
      <form className="token-playground-tokens" aria-label="Tokens">
        {names.map((name) => {
          const range = pixels[name];
          return (
            <label key={name}>
              <code>{name}</code>
              <input
                type={range ? 'range' : 'color'}
                {...(range && { min: range[0], max: range[1] })}
                value={tokens[name]}
                onChange={(event) => setTokens({ ...tokens, [name]: event.target.value })}
              />
              <output>{tokens[name]}</output>
            </label>
          );
        })}
      </form>
      <ProjectRolesPanel
        project={{ id: smallProjects.harbourWalk, name: 'Harbour Walk' }}
        style={style}
        className="token-playground-panel"
      />
    </div>
  );
}
