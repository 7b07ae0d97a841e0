import './hostile.css';
import '@timemap/admin-kit/styles.css';
import { hostPage } from '../host-page';

hostPage();
