export default {
  // The tests of Vitest have the usual names.
  testMatch: ['<rootDir>/src/**/*.jest.tsx'],
  // jsdom alone lacks fetch, Request and streams.
  testEnvironment: 'jest-fixed-jsdom',
  // The packages and MSW are ES modules, so everything is transformed, also in node_modules.
  transform: { '\\.m?[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }] },
  transformIgnorePatterns: [],
  setupFilesAfterEnv: ['<rootDir>/jest.setup.js'],
  // The first run transforms several hundred modules, some of them while a test waits.
  testTimeout: 60_000,
};
