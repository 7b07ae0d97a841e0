export const session = { user: { id: 1, username: 'ada', isAdmin: true, isVerified: true } };
