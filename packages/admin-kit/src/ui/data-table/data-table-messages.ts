export { dataTable as dataTableMessages } from '../../locales/en/data-table.ts';
