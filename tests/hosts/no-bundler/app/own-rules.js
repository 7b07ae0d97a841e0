const place = document.querySelector('main');

document.querySelector('#show').addEventListener('click', async () => {
  const { loadConfiguration } = await import('./configure.js');
  const kit = document.createElement('ak-admin-kit');
  kit.configuration = {
    ...(await loadConfiguration()),
    messages: [{ feature: 'license', messages: { disable: 'Switch the license off' } }],
  };
  const card = document.createElement('ak-license-card');
  card.organizationId = 1;
  const panel = document.createElement('ak-project-roles-panel');
  panel.projectId = 1;
  kit.append(card, panel);
  place.append(kit);
});

document.querySelector('#hide').addEventListener('click', () => place.replaceChildren());
