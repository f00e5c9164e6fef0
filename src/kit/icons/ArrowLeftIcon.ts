import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const ArrowLeftIcon: IconComponent = /* @__PURE__ */ icon('arrowLeft', ArrowBackOutlined, true);
