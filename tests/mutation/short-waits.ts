import { configure } from '@testing-library/react';

/** Most changes are noticed by a wait that ends in vain, so its length is the length of the run. */
configure({ asyncUtilTimeout: 3_000 });
