import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const PeopleIcon: IconComponent = /* @__PURE__ */ icon('people', PeopleOutlined);
