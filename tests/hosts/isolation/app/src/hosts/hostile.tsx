import './hostile.css';
import '@timemap/admin-kit/styles.unlayered.css';
import { hostPage } from '../host-page';

hostPage();
