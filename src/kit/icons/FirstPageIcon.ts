import FirstPageOutlined from '@mui/icons-material/FirstPageOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const FirstPageIcon: IconComponent = /* @__PURE__ */ icon('firstPage', FirstPageOutlined, true);
