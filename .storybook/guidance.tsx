import { useOf } from '@storybook/addon-docs/blocks';
import { AdminKitRoot } from '@timemap/admin-kit/ui/kit-root';
import { type ReactNode, use } from 'react';
import type { Guidance, Guidances } from '../docs/manual/parts/guidance.ts';
import './guidance.css';

/** By the folder of the part. They load with the docs pages alone, so that they cost the stories nothing. */
const files = import.meta.glob<Guidances>(['../docs/manual/parts/*.tsx'], { import: 'guidances' });
const loads = new Map<string, Promise<Guidances>>();

/** When to use a part and when not, examples of both, its keys, its words. A screen has none. */
export function PartGuidance() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [area, name = ''] = preparedMeta.title.split('/');
  const folder = /\/ui\/([^/]+)\//.exec(String(preparedMeta.parameters.fileName))?.[1] ?? '';
  const load = files[`../docs/manual/parts/${folder}.tsx`];
  if (area !== 'Parts' || load === undefined) return null;
  const loading = loads.get(folder) ?? load();
  loads.set(folder, loading);
  return <PartGuidanceOf guidances={loading} name={name} />;
}

function PartGuidanceOf({ guidances, name }: { guidances: Promise<Guidances>; name: string }) {
  const guidance = use(guidances)[name];
  return guidance ? <GuidanceTexts {...guidance} /> : null;
}

function GuidanceTexts({ use: uses, avoid, pairs, keys, words }: Guidance) {
  return (
    <>
      <div className="guidance-columns">
        <Texts heading="When to use it" texts={uses} />
        <Texts heading="When not" texts={avoid} />
      </div>
      {pairs.map(({ good, bad, because }) => (
        <figure key={because} className="guidance-pair sb-unstyled">
          <Example verdict="Do">{good}</Example>
          <Example verdict="Don’t">{bad}</Example>
          <figcaption>{because}</figcaption>
        </figure>
      ))}
      <div className="guidance-columns">
        <section>
          <h3>Keys</h3>
          {keys.length === 0 ? (
            <p>It takes no focus.</p>
          ) : (
            <dl className="guidance-keys sb-unstyled">
              {keys.map(([pressed, effect]) => (
                <div key={pressed}>
                  <dt>{pressed}</dt>
                  <dd>{effect}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
        <Texts heading="Words" texts={words} />
      </div>
    </>
  );
}

function Texts({ heading, texts }: { heading: string; texts: readonly string[] }) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

function Example({ verdict, children }: { verdict: 'Do' | 'Don’t'; children: ReactNode }) {
  return (
    <AdminKitRoot className="guidance-example" data-verdict={verdict === 'Do' ? 'do' : 'dont'}>
      <p className="guidance-verdict">{verdict}</p>
      <div className="guidance-shown">{children}</div>
    </AdminKitRoot>
  );
}
