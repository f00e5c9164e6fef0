import InfoOutlined from '@mui/icons-material/InfoOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const InfoIcon: IconComponent = /* @__PURE__ */ icon('info', InfoOutlined);
