import type { ReactNode } from 'react';

export function Fixture({ children }: { children?: ReactNode }) {
  return (
    <>
      <header>
        <h1>Heading 1</h1>
        <h2>Heading 2</h2>
        <h3>Heading 3</h3>
        <h4>Heading 4</h4>
        <nav>
          <a href="#first">First link</a> <a href="#second">Second link</a>
        </nav>
      </header>
      <p>
        A paragraph with <strong>strong</strong>, <em>emphasis</em>, <code>code</code>, <small>small</small>,{' '}
        <mark>mark</mark>, <kbd>Enter</kbd> and <abbr title="et cetera">etc.</abbr>
      </p>
      <blockquote>A quotation</blockquote>
      <pre>Preformatted</pre>
      <hr />
      <ul>
        <li>Unordered</li>
      </ul>
      <ol>
        <li>Ordered</li>
      </ol>
      <dl>
        <dt>Term</dt>
        <dd>Definition</dd>
      </dl>
      <table>
        <caption>Caption</caption>
        <thead>
          <tr>
            <th>Head</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
      <form>
        <fieldset>
          <legend>Legend</legend>
          <label htmlFor="host-text">Text</label>
          <input id="host-text" type="text" placeholder="Placeholder" />
          <input type="checkbox" aria-label="Checkbox" />
          <input type="radio" aria-label="Radio" />
          <input type="search" aria-label="Search" />
          <input type="number" aria-label="Number" />
          <select aria-label="Select">
            <option>Option</option>
          </select>
          <textarea aria-label="Area" />
          <button type="button">Button</button>
          <button type="submit" disabled>
            Disabled
          </button>
          <progress value={0.5} aria-label="Progress" />
          <meter value={0.5} aria-label="Meter" />
          <output>Output</output>
        </fieldset>
      </form>
      <details open>
        <summary>Summary</summary>
        Details
      </details>
      <figure>
        <svg width="20" height="20" aria-hidden="true">
          <circle cx="10" cy="10" r="8" />
        </svg>
        <figcaption>Caption</figcaption>
      </figure>
      <dialog open style={{ position: 'static' }}>
        A dialog of the host's
      </dialog>
      {children}
    </>
  );
}
