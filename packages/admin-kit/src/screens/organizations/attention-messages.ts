export { organizationsAttention as organizationsAttentionMessages } from '../../locales/en/organizations-attention.ts';
