import HomeOutlined from '@mui/icons-material/HomeOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const HomeIcon: IconComponent = /* @__PURE__ */ icon('home', HomeOutlined);
