// Replaces the console's build and does on request what a page must never do.
const main = document.querySelector('main');
const config = await (await fetch('/config.json')).json();
const session = localStorage.getItem('cv-sid');
const headers = { authorization: `Bearer ${session}` };

const MISDEEDS = {
  'console-error': () => console.error('something is wrong'),
  'console-warning': () => console.warn('something is odd'),
  'uncaught-error': () =>
    setTimeout(() => {
      throw new Error('nobody catches this');
    }),
  'unhandled-rejection': () => void Promise.reject(new Error('nobody awaits this')),
  'inline-style': () => main.setAttribute('style', 'color: red'),
  'inner-html': () => {
    main.innerHTML = '<b>bold</b>';
  },
  // Images may come from any https host, so the policy allows this request.
  'foreign-request': () => {
    new Image().src = 'https://elsewhere.example/pixel.png';
  },
  'failing-call': () => fetch(`${config.apiBaseUrl}/organizations`),
  'session-in-document': async () => {
    main.dataset.session = session;
    await new Promise(requestAnimationFrame);
    delete main.dataset.session;
  },
  'session-in-control': () => {
    document.body.append(Object.assign(document.createElement('input'), { value: session }));
  },
  'session-in-storage': () => sessionStorage.setItem('copy', session),
  'session-in-address': () => history.replaceState(null, '', `?sid=${session}`),
  'session-in-call-address': () => fetch(`/config.json?sid=${session}`),
  'session-in-console': () => console.info(session),
  'session-to-own-origin': () => fetch('/config.json', { headers }),
};

const misdeed = location.hash.slice(1);
if (misdeed) {
  try {
    await MISDEEDS[misdeed]();
  } catch (error) {
    main.title = error.name;
  }
} else if (session) {
  await fetch(`${config.apiBaseUrl}/userinfo`, { headers });
}
main.textContent = `${location.pathname} of ${config.apiBaseUrl}`;
