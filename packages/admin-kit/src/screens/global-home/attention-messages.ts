export { homeAttention as homeAttentionMessages } from '../../locales/en/home-attention.ts';
