import StarBorderOutlined from '@mui/icons-material/StarBorderOutlined';
import { icon, type IconComponent } from './icon.tsx';

export const StarIcon: IconComponent = /* @__PURE__ */ icon('star', StarBorderOutlined);
