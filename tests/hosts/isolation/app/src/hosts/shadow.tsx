import './hostile.css';
import sheet from '@timemap/admin-kit/styles.layered.css?inline';
import { BOX, hostPage } from '../host-page';

hostPage(undefined, () => {
  const host = document.getElementById('embed') as HTMLElement;
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const styles = new CSSStyleSheet();
  styles.replaceSync(sheet);
  shadow.adoptedStyleSheets = [styles];
  const [element, portalContainer] = [document.createElement('div'), document.createElement('div')];
  // Inherited properties also reach into a shadow tree.
  Object.assign(element.style, { ...BOX, all: 'initial', display: 'block' });
  shadow.replaceChildren(element, portalContainer);
  return { element, portalContainer };
});
