export { listFile as listFileMessages } from '../locales/en/list-file.ts';
