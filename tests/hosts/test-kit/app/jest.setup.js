import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 20_000 });
