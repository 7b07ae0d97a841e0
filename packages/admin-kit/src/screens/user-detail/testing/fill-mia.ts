import type { StageWorldPreparation } from '../../../../../../.storybook/render-story.tsx';

export const fillMia: StageWorldPreparation = ({ server: { db } }) => {
  const mia = db.users.get(3);
  if (!mia) return;
  mia.isSubscribed = true;
  mia.googleUserId = '1000000007';
  mia.demographics = { affiliation: 'Museum', role: 'Curator', country: 'Peru', state: '' };
  const project = [...db.projects][0];
  if (project && !db.projectMembers.some(({ userId }) => userId === 3))
    db.projectMembers.push({ projectId: project.id, userId: 3, roleId: 0 });
  const ticket = [...db.tickets][0];
  if (ticket) ticket.creatorId = 3;
};
