/** The rules in the group "size", in the order of their documentation pages. */

import type { Rule } from '../rule.ts'
import { dataUriImage } from '../rules/data-uri-image.ts'
import { htmlClip } from '../rules/html-clip.ts'
import { imageWeight } from '../rules/image-weight.ts'
import { messageSize } from '../rules/message-size.ts'
import { styleSize } from '../rules/style-size.ts'

export const sizeRules: readonly Rule[] = [htmlClip, styleSize, imageWeight, dataUriImage, messageSize]
